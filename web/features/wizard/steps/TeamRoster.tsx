import { Roster } from '../team/Roster.tsx'
import type { StepProps } from '../step.ts'

const every = [1, 2, 3] as const

export function TeamRoster(props: StepProps) {
  return <Roster {...props} offered={every} />
}
