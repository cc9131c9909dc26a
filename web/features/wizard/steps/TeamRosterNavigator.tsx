// Step of legacy creation: the roster of a navigator project, where everyone on it reviews.
import { Roster } from '../team/Roster.tsx'
import type { StepProps } from '../step.ts'

const reviewers = ['owner', 'member'] as const

export function TeamRosterNavigator(props: StepProps) {
  return <Roster {...props} offered={reviewers} />
}
