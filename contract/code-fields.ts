// Request fields with a code: parsed into the domain's words.
import { z } from 'zod'
import { projectTypeCodes, projectTypeFromWire } from './codes.ts'

export const projectTypeField = z.enum(projectTypeCodes).transform(projectTypeFromWire)
