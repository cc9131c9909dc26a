// Texts of domain/interview/proposal.ts.
import { inReadersLanguage } from '../../shared/readers-language.ts'
import * as en from './en/proposal.ts'

export const text = inReadersLanguage({ en })
