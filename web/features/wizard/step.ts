// The props of every wizard step.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { Change } from '../../project/kept-draft.ts'

export interface StepProps {
  settings: WireSettings
  change: (part: Change) => void
  /** Errors by API field name. */
  errors: Record<string, string>
  projectId: string
}
