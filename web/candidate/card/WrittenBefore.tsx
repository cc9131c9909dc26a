// The note that this person has had mail from another project of the team.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { Banner } from '../../ui/Banner.tsx'
import { writtenBefore } from './written-before.ts'

export function WrittenBefore({ candidate }: { candidate: WireCandidate }) {
  const text = writtenBefore(candidate)
  return text && <Banner>{text}</Banner>
}
