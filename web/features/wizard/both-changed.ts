// Two people edit one project: which of my fields can simply be laid over the newer version, and which somebody else changed too.
import type { WireSettings } from '@fairlead/contract/shapes/settings'

type Change = Partial<WireSettings>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields of my change that differ from what I started with and that the other side set to something else meanwhile. */
export function bothChanged(base: Change, theirs: Change, mine: Change): (keyof WireSettings)[] {
  return (Object.keys(mine) as (keyof WireSettings)[]).filter(
    (field) => !same(base[field], theirs[field]) && !same(mine[field], theirs[field]),
  )
}

/** 'job_description' as it reads in a sentence. */
export function fieldWords(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
