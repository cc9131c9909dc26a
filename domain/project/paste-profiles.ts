// LinkedIn profiles pasted together, one per line or separated by commas: valid ones in canonical form, the rest as typed.
import { linkedinProfile } from '../shared/validation.ts'

export function readPastedProfiles(text: string): { profiles: string[]; wrong: string[] } {
  const pieces = text.split(/[\s,;]+/).filter(Boolean)
  const read = pieces.map((piece) => ({ piece, profile: linkedinProfile(piece) }))
  return {
    profiles: [...new Set(read.flatMap(({ profile }) => profile ?? []))],
    wrong: read.flatMap(({ piece, profile }) => (profile === null ? [piece] : [])),
  }
}
