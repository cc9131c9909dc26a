// Texts of server/features/rights.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  linkUnknown: 'This link is not valid, or your access has ended.',
  wrongCode: 'This code is wrong or no longer valid.',
  tooManyOpen: 'Wait for an answer to your open requests first.',
  stale: 'This has changed since. Load the page again.',
  unknownDocument: 'There is no such document.',
  documentSubject: 'They added a document',
  documentMessage: (name: string) => `File: ${name}`,
  documentRefused: 'Choose a PDF or Word file of up to 10 MB.',
  ruleUnknown: 'There is no such rule.',
  tooManyRules: (max: number) => `${max} rules of your own max.`,
  replyInstead: 'Reply to our email and say what is wrong. The team corrects it.',
}

const de: Translated<typeof en> = {
  linkUnknown: 'Dieser Link ist nicht gültig, oder Ihr Zugang ist abgelaufen.',
  wrongCode: 'Dieser Code ist falsch oder gilt nicht mehr.',
  tooManyOpen: 'Warten Sie zuerst auf eine Antwort auf Ihre offenen Anliegen.',
  stale: 'Das hat sich inzwischen geändert. Laden Sie die Seite neu.',
  unknownDocument: 'Dieses Dokument gibt es nicht.',
  documentSubject: 'Ein Dokument wurde hinzugefügt',
  documentMessage: (name) => `Datei: ${name}`,
  documentRefused: 'Wählen Sie eine PDF- oder Word-Datei mit höchstens 10 MB.',
  ruleUnknown: 'Diese Regel gibt es nicht.',
  tooManyRules: (max) => `Höchstens ${max} eigene Regeln.`,
  replyInstead: 'Antworten Sie auf unsere E-Mail und schreiben Sie, was nicht stimmt. Das Team berichtigt es.',
}

export const text = inReadersLanguage({ en, de })
