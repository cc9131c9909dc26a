// A field of work with its jobs, employers, education, pay, and topics.

export const schoolings = ['none', 'trade', 'bachelor', 'master', 'doctor', 'medicine', 'law'] as const

export interface Vocation {
  /** Weight in the pool relative to the other fields of work. */
  share: number
  /** Job groups with their weights: 'backend-engineer 20, frontend-engineer 15'. */
  groups: string
  /** The jobs above the individual contributor; missing levels are never reached. */
  lead: { staff?: string; principal?: string; manager?: string; director?: string; vp?: string; chief?: string }
  /** Words before a title by level; an empty list leaves the title as it is. */
  prefixes: { entry: string[]; senior: string[] }
  /** Groups of similar companies that hire for them; may be empty. */
  peers: string
  /** Share of jobs at local employers (0 to 1), and those employers' names ({name}, {city}) and industry. */
  local: { share: number; names: string[]; industry: string }
  majors: string
  /** The minimum education for the work. */
  schooling: (typeof schoolings)[number]
  /** Probabilities of a master's degree, an MBA, or a doctorate in addition. */
  furtherDegrees: { master: number; mba: number; phd: number }
  /** Yearly pay in thousand US dollars at mid level in the United States. */
  pay: number
  extraSkills: string
  /** The object of their work, for use after 'the' or a verb. */
  things: string[]
  /** Sentences with {thing}, {a}, {b} (skills of the person), {n} (a number), {p} (a percentage). */
  did: string[]
  /** Groups of the field with a world of their own: what differs there. */
  parts?: { groups: string[]; things: string[]; names?: string[]; peers?: string; did?: string[] }[]
  /** Their interests, for use after 'I care about'. */
  cares: string[]
}

/** The field as people of one job group know it. */
export function fieldOf(vocation: Vocation, group: string): Vocation {
  const part = vocation.parts?.find(({ groups }) => groups.includes(group))
  if (!part) return vocation
  const { things, names = vocation.local.names, peers = vocation.peers, did = vocation.did } = part
  return { ...vocation, things, peers, did, local: { ...vocation.local, names } }
}
