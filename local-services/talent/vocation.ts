// A field of work: jobs, employers, education, pay, and topics of its people.

export interface Vocation {
  /** Weight in the pool, against the other walks of life. */
  share: number
  /** Job groups with their weights: 'backend-engineer 20, frontend-engineer 15'. */
  groups: string
  /** The jobs above the individual contributor; absent rungs are not climbed. */
  lead: { staff?: string; principal?: string; manager?: string; director?: string; vp?: string; chief?: string }
  /** Words put before a title by level; an empty list leaves the title bare. */
  prefixes: { entry: string[]; senior: string[] }
  /** Groups of similar companies that hire them; may be empty. */
  peers: string
  /** Share of jobs at local employers, 0 to 1, and how those are called: {name}, {city}; with their industry. */
  local: { share: number; names: string[]; industry: string }
  majors: string
  /** The least schooling the work asks for. */
  schooling: 'none' | 'trade' | 'bachelor' | 'master' | 'doctor' | 'medicine' | 'law'
  /** Chances of a master's degree, an MBA, a doctorate on top. */
  further: { master: number; mba: number; phd: number }
  /** Yearly pay in thousand US dollars at mid level in the United States. */
  pay: number
  extraSkills: string
  /** The object of their work, for use after 'the' or a verb. */
  things: string[]
  /** Sentences with {thing}, {a}, {b} (skills of the person), {n} (a number), {p} (a percentage). */
  did: string[]
  /** What they care about, for use after 'I care about'. */
  cares: string[]
}
