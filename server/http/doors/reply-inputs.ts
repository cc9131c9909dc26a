// Inputs of the calls about what becomes of candidates' replies.
import type { DoorInput, Named } from './door-input.ts'

const both = ({ project_id, candidate_id }: Named) => ({ project_id, candidate_id })

export const replyInputs: Readonly<Record<string, DoorInput>> = {
  'POST v2/mail/resume': { fields: both, stage: 'CONTACTED' },
}
