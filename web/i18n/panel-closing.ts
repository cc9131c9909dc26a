// Texts of web/features/panel/CloseSearchDialog.tsx and ClosingNote.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-closing.ts'
import * as en from './en/panel-closing.ts'

export const text = inReadersLanguage({ en, de })
