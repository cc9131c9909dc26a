// A note that another of the team's projects has emailed this person.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { Banner } from '../../ui/Banner.tsx'
import { writtenBefore } from './written-before.ts'

export function WrittenBefore({ candidate }: { candidate: WireCandidate }) {
  const text = writtenBefore(candidate)
  return text && <Banner>{text}</Banner>
}
