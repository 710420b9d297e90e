/** Replaces imported style sheets and images. */
export default 'asset';
