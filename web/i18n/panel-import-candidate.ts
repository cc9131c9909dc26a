// Texts of web/features/panel/ImportCandidateDialog.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-import-candidate.ts'
import * as en from './en/panel-import-candidate.ts'

export const text = inReadersLanguage({ en, de })
