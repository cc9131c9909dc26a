/** Whether two texts differ in nothing but their spaces and lines. */
export function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return plain(a) === plain(b)
}
