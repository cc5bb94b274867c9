/** Adds the codes of confirmed warnings to a body; unchanged without any. */
export function confirmed<B extends object>(body: B, confirm: string[]): B & { confirm?: string[] } {
  return confirm.length > 0 ? { ...body, confirm } : body;
}
