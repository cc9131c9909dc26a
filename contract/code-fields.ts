// Fields of requests that have a code: read into the domain's words.
import { z } from 'zod'
import { projectTypeCodes, projectTypeFromWire } from './codes.ts'

export const projectTypeField = z.enum(projectTypeCodes).transform(projectTypeFromWire)
