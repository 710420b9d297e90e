/** The product's logo: three connected nodes and a check mark. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <svg
    viewBox="0 0 32 32"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    data-testid="logo"
  >
    <rect width="32" height="32" rx="9" fill="#155dfc" />
    <path
      d="M8.5 20.500C8.5 15.3 11.9 11.5 16 11.500s7.5 3.8 7.5 9"
      fill="none"
      stroke="#fff"
      strokeOpacity=".5"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <circle cx="8.5" cy="20.5" r="2.8" fill="#fff" />
    <circle cx="23.5" cy="20.5" r="2.8" fill="#fff" />
    <circle cx="16" cy="11" r="3.2" fill="#fff" />
    <path
      d="m12.9 20.9 2.3 2.2 4.1-4.4"
      fill="none"
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
