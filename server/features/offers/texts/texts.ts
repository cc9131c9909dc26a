// Texts of server/features/offers: answers, and the page with the signature.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  namesHidden: 'Names are hidden in this project, and a letter names the candidate. Show names first.',
  linkEnded: 'This link has ended. Ask the person who sent it for a new one.',
  noFile: 'There is no such file.',
  noLetterToSend: 'Save the letter first.',
  letterChanged: 'The letter has changed in the meantime. Reload to see it.',
  signedStays: 'A signed letter can’t be changed.',
  sentStays: 'This letter was sent. Withdraw it before you write another.',
  notTheirProject: 'Only members who decide in this project can approve.',
  commentMissing: 'Say what should change.',
  notSent: 'There is no letter that waits for an answer.',
  signedInFuture: 'The letter can’t be signed in the future.',
  onlyPdf: 'Upload the signed letter as PDF.',
  noEmail: 'The email can’t be sent.',
  fileName: 'Offer letter.pdf',
  signedFileName: 'Offer letter (signed).pdf',

  // the page with the signature
  signatureTitle: 'Electronic signature',
  signedBy: (name: string) => `Signed by: ${name}`,
  signedAt: (moment: string) => `Time: ${moment}`,
  signedFrom: (address: string) => `Network address: ${address}`,
  signedWith: (userAgent: string) => `Browser: ${userAgent}`,
  signedFile: (sha256: string) => `SHA-256 of the letter that was read and accepted: ${sha256}`,
  consent: 'By typing their full name and confirming, the signer accepted this offer electronically.',
  nameUnwritable: (characters: string) => `Write your name in Latin, Greek, or Cyrillic letters: the PDF can’t show ${characters}.`,
  unwritable: (characters: string) => `The PDF can’t show these characters: ${characters}.`,
}

const de: Translated<typeof en> = {
  namesHidden: 'In diesem Projekt sind Namen verborgen, und ein Schreiben nennt die Person. Zeigen Sie zuerst die Namen an.',
  linkEnded: 'Dieser Link ist abgelaufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  noFile: 'Diese Datei gibt es nicht.',
  noLetterToSend: 'Speichern Sie zuerst das Schreiben.',
  letterChanged: 'Das Schreiben wurde inzwischen geändert. Laden Sie die Seite neu.',
  signedStays: 'Ein unterschriebenes Schreiben kann nicht geändert werden.',
  sentStays: 'Dieses Schreiben wurde gesendet. Ziehen Sie es zurück, bevor Sie ein neues schreiben.',
  notTheirProject: 'Nur Mitglieder, die in diesem Projekt entscheiden, können freigeben.',
  commentMissing: 'Schreiben Sie, was geändert werden soll.',
  notSent: 'Kein Schreiben wartet auf eine Antwort.',
  signedInFuture: 'Das Schreiben kann nicht in der Zukunft unterschrieben worden sein.',
  onlyPdf: 'Laden Sie das unterschriebene Schreiben als PDF hoch.',
  noEmail: 'Die E-Mail kann nicht gesendet werden.',
  fileName: 'Angebotsschreiben.pdf',
  signedFileName: 'Angebotsschreiben (unterschrieben).pdf',

  // the page with the signature
  signatureTitle: 'Elektronische Unterschrift',
  signedBy: (name) => `Unterschrieben von: ${name}`,
  signedAt: (moment) => `Zeitpunkt: ${moment}`,
  signedFrom: (address) => `Netzwerkadresse: ${address}`,
  signedWith: (userAgent) => `Browser: ${userAgent}`,
  signedFile: (sha256) => `SHA-256 des gelesenen und angenommenen Schreibens: ${sha256}`,
  consent: 'Mit der Eingabe des vollständigen Namens und der Bestätigung wurde dieses Angebot elektronisch angenommen.',
  nameUnwritable: (characters) =>
    `Schreiben Sie Ihren Namen in lateinischen, griechischen oder kyrillischen Buchstaben: Das PDF kann ${characters} nicht darstellen.`,
  unwritable: (characters) => `Das PDF kann diese Zeichen nicht darstellen: ${characters}.`,
}

export const text = inReadersLanguage({ en, de })
