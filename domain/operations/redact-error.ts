// Removes personal data and quoted text from error messages before they leave the installation.

const longest = 2000

/** Email addresses, quoted text, values of database details, query strings and long numbers are replaced; at most 2,000 characters. */
export function redactError(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[^\s@<>()"']{1,64}@[^\s@<>()"']{1,255}/g, '[email]')
    .replace(/=\([^)]{0,500}\)/g, '=([value])')
    .replace(/"[^"\n]{1,500}"/g, '"[text]"')
    .replace(/'[^'\n]{1,500}'/g, "'[text]'")
    .replace(/\?[^\s"'<>]{1,1000}/g, '?[query]')
    .replace(/\d{6,20}/g, '[number]')
}
