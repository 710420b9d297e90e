/** A worker thread for workerPool.all.test.ts: exhausts its memory, or answers at once. */
export default function work(isHungry: boolean): string {
  const held: number[][] = [];
  while (isHungry) held.push(Array.from({ length: 1000 }, (_, index) => index));
  return 'served';
}
