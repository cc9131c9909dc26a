// Finds the person a candidate recommends, with an address or a profile.
import { isEmail, linkedinProfile, normaliseEmail } from '../shared/validation.ts'
import { trimSigns } from '../shared/bounded.ts'
import { must } from '../shared/records.ts'

export interface Referred {
  /** null when only an address was given and it doesn't contain a name. */
  name: string | null
  email: string | null
  linkedinUrl: string | null
  /** The sentence that named them. */
  quote: string
}

const longest = 4000
const maxPeople = 3

/** Words before a name: 'talk to', 'my colleague'. Lower case. */
const cues = new Set(
  'ask contact to try with recommend suggest refer colleague coworker friend is and named called an frage fragen kontaktieren kollege kollegin kollegen freund freundin freundinnen bekannte bekannter heisst empfehle contactez contacter collegue ami amie amigo amiga companero companera colega contacte contacta contactar collega amico amica contatta contatti vriend vriendin heet fale com chama para a'.split(
    ' ',
  ),
)
/** Capitalized words that aren't names. */
const noNames = new Set(
  'i you he she they we the this that it no not but thanks thank hi hello dear best regards please maybe however also my your if for at in on or so sorry good her his their mr mrs ms herr frau sie ich wir er danke vielen hallo liebe leider nein aber vielleicht je vous nous elle il bonjour merci non desole madame monsieur yo usted ella el hola gracias pero lo la io lei lui grazie buongiorno ciao mi ik u zij hij bedankt nee sorry eu voce ela ele ola obrigado obrigada nao mas senior junior lead head manager engineer developer director linkedin gmail java python kotlin cv sent get outlook iphone android monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
)

/**
 * At most three people, people with an address first. `own` are addresses of known people: the candidate's, the team's. Invalid
 * addresses are left out.
 */
export function readReferrals(text: string, ownAddresses: readonly string[]): Referred[] {
  const excluded = new Set(ownAddresses.map((address) => normaliseEmail(address)))
  const people: Referred[] = []
  for (const sentence of sentencesOf(text.slice(0, longest))) {
    const pieces = sentence.split(/[\s()<>[\],;"“”„]+/).filter(Boolean)
    const emails = pieces.map((piece) => trimSigns(piece.replace(/^mailto:/i, ''), ".:!?'*")).filter((piece) => isEmail(piece))
    const profiles = pieces.flatMap((piece) => linkedinProfile(trimSigns(piece, '.,:!?')) ?? [])
    const names = namesIn(sentence)
    const fresh = emails.map((email) => normaliseEmail(email)).filter((email) => !excluded.has(email))
    for (const [index, email] of fresh.entries())
      people.push({ name: names[index] ?? nameInAddress(email), email, linkedinUrl: profiles[index] ?? null, quote: sentence })
    if (fresh.length > 0) continue
    for (const [index, linkedinUrl] of profiles.entries())
      people.push({ name: names[index] ?? null, email: null, linkedinUrl, quote: sentence })
    if (profiles.length === 0) for (const name of names) people.push({ name, email: null, linkedinUrl: null, quote: sentence })
  }
  return merged(people).slice(0, maxPeople)
}

/** 'You should ask Jane Porter. Her address is jane.porter@x.example': one person. */
function merged(referrals: readonly Referred[]): Referred[] {
  const people: Referred[] = []
  for (const referral of referrals) {
    const same = people.find((existing) => fits(existing, referral))
    if (!same) people.push({ ...referral })
    else {
      same.email ??= referral.email
      same.linkedinUrl ??= referral.linkedinUrl
      same.name ??= referral.name
    }
  }
  return people.toSorted((a, b) => Number(b.email !== null) - Number(a.email !== null))
}

function fits(a: Referred, b: Referred): boolean {
  if (a.name && b.name) {
    const [firstName, secondName] = [a.name.toLowerCase(), b.name.toLowerCase()]
    return firstName === secondName || firstName.startsWith(`${secondName} `) || secondName.startsWith(`${firstName} `)
  }
  return a.email === null || b.email === null
}

/** Sentences and lines; a dot in an address doesn't end one. */
function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

/** 'ask Jane Porter': capitalized words after a cue, at most three; a single word only directly after it. */
function namesIn(sentence: string): string[] {
  const words = [...sentence.matchAll(/[\p{L}\p{M}'’-]+|[^\s\p{L}\p{M}]/gu)].map(([word]) => word)
  const names: string[] = []
  for (let index = 1; index < words.length; index++) {
    if (!cues.has(plain(must(words[index - 1]))) && words[index - 1] !== ',' && words[index - 1] !== ':') continue
    const run: string[] = []
    while (index < words.length && run.length < 3 && isNameWord(must(words[index]))) run.push(must(words[index++]))
    const isAfterCue = cues.has(plain(words[index - run.length - 1] ?? ''))
    if (run.length > 1 || (run.length === 1 && isAfterCue && plain(words[index - 2] ?? '') !== 'is')) names.push(run.join(' '))
  }
  return [...new Set(names)]
}

function isNameWord(word: string): boolean {
  return /^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(word) && !noNames.has(plain(word))
}

const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')

/** 'jane.porter@…' is Jane Porter; 'jporter@…' contains no full name. */
function nameInAddress(email: string): string | null {
  const parts = email.slice(0, email.indexOf('@')).split(/[._-]/)
  if (parts.length !== 2 || parts.some((part) => !/^\p{L}{2,30}$/u.test(part))) return null
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ')
}
