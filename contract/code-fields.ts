// Fields of requests that hold a code: read into the domain's words.
import { z } from 'zod'
import { messages } from '@fairlead/domain/shared/messages'
import { projectTypeCodes, projectTypeFromWire, stopReasonFromWire } from './codes.ts'
import { whole } from './fields.ts'

export const projectTypeField = z.enum(projectTypeCodes).transform(projectTypeFromWire)

export const stopReasonField = whole.transform((code, context) => {
  const reason = stopReasonFromWire(code)
  if (reason !== null) return reason
  context.addIssue({ code: 'custom', message: messages.noSuchReason })
  return z.NEVER
})
