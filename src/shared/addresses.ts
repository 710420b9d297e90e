export type Id = number | string;

/** Course codes may contain any character; route parameters such as `:id` are not encoded. */
export const segment = (value: Id): string =>
  typeof value === 'string' && value.startsWith(':') ? value : encodeURIComponent(value);

/** The addresses of a list and its forms. */
export const crudPaths = (root: string) => ({
  index: root,
  create: `${root}/create`,
  edit: (id: Id) => `${root}/${segment(id)}/edit`,
});

/** An address with the parameters that have a value; '' is none. Browsers write a space as '+'. */
export function withQuery(
  path: string,
  parameters: Readonly<Record<string, Id | undefined>>,
): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`,
  );
  return `${path}?${given.join('&')}`;
}
