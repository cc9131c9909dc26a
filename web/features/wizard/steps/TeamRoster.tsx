import { Roster } from '../team/Roster.tsx'
import type { StepProps } from '../step.ts'

const every = ['owner', 'member', 'commenter'] as const

export function TeamRoster(props: StepProps) {
  return <Roster {...props} offered={every} />
}
