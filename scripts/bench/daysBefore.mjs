/** The day ('YYYY-MM-DD') so many days before today, in UTC. */
export const daysBefore = (days) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
