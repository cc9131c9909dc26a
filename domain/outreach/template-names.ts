// Names of templates: a new one never takes the name of another, as mails remember their template by its name.

/** The wanted name, with a number behind it when it is taken; case and spaces at the ends do not tell two names apart. */
export function freeName(taken: readonly string[], wanted: string): string {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()))
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`
    if (!used.has(name.trim().toLowerCase())) return name
  }
}
