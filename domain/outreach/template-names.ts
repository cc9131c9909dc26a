// Names of templates: a new one never takes another's name, because emails refer to their template by name.

/** The requested name, with a number appended when it is taken; ignores case and surrounding spaces. */
export function freeName(taken: readonly string[], base: string): string {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()))
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`
    if (!used.has(name.trim().toLowerCase())) return name
  }
}

interface Named {
  name: string
  formerNames?: string[]
}

/** Maximum number of old names remembered; sequences end long before. */
const remembered = 30

/**
 * The saved templates, each with its former names. Templates match by name or, when a list of the same length has a different
 * name at a position, by position.
 */
export function withFormerNames<T extends Named>(before: readonly Named[], after: readonly T[]): T[] {
  const names = new Set(after.map(({ name }) => name))
  return after.map((template, index) => {
    const same = before.find(({ name }) => name === template.name)
    const previous = before.length === after.length ? before[index] : undefined
    const renamed = !same && previous && !names.has(previous.name) ? previous : undefined
    const former = renamed ? [...(renamed.formerNames ?? []), renamed.name] : (same?.formerNames ?? [])
    // a name that another template has now belongs only to that one
    const formerNames = [...new Set(former)].filter((name) => name.trim() !== '' && !names.has(name)).slice(-remembered)
    return formerNames.length > 0 ? { ...template, formerNames: formerNames } : template
  })
}
