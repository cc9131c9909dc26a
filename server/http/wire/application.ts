import type { WireApplication } from '@fairlead/contract/shapes/application'
import { applicationSentence } from '@fairlead/domain/candidate/application'
import type { ApplicationView } from '../../features/candidates/people/application-views.ts'

export function applicationToWire(view: ApplicationView): WireApplication {
  return {
    sentence: applicationSentence(view),
    job_title: view.jobTitle,
    stage: view.stage,
    outcome: view.outcome,
    applied_on: view.appliedOn,
    ended_on: view.endedOn,
    rejection_reason: view.reason,
    source: view.source,
    system: view.system,
  }
}
