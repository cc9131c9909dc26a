// Texts that all pages behind a link share.
import * as en from './en/guest.ts'
import { inPageLanguage, type Translated } from './page-language.ts'

export const guestText = inPageLanguage<Translated<typeof en>>({ en })
