// Who a posting does not want is left out or shown, and never asked for.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
const postings = {
  en: `Senior Accountant\nLeeds, UK\n\nWhat you'll do\n- Close the books each month\n- Prepare VAT returns\n\nRequirements\n- 5 years of experience in accounting\n- Excel and Xero\n#\n\nWe offer\n- 28 days of holiday\n`,
  de: `Buchhalter (m/w/d)\nBerlin\n\nIhre Aufgaben\n- Monatsabschlüsse erstellen\n- Umsatzsteuer melden\n\nIhr Profil\n- 5 Jahre Erfahrung in der Buchhaltung\n- Excel und DATEV\n#\n\nWir bieten\n- 30 Tage Urlaub\n`,
  fr: `Comptable (H/F)\nLyon\n\nVos missions\n- Établir les clôtures mensuelles\n- Préparer la TVA\n\nVotre profil\n- 5 ans d'expérience en comptabilité\n- Excel et Sage\n#\n\nNous offrons\n- Tickets restaurant\n`,
  es: `Contable\nMadrid\n\nFunciones\n- Preparar los cierres mensuales\n- Presentar el IVA\n\nRequisitos\n- 5 años de experiencia en contabilidad\n- Excel y Sage\n#\n\nOfrecemos\n- Seguro médico\n`,
}
const readIn = (language: keyof typeof postings, sentence: string) =>
  readJob(vocabulary, postings[language].replace('#', sentence.startsWith('❌') ? sentence : `- ${sentence}`), 50)

test.each<[keyof typeof postings, string, string[]]>([
  ['en', "Please don't apply if you come from a recruiting background only.", []],
  ['en', 'Not a fit if you have only worked at large consultancies.', []],
  ['en', 'No agency backgrounds.', ['agency']],
  ['en', 'No job hoppers, no career changers.', ['job hoppers', 'career changers']],
  ['en', "We can't take new grads for this position.", ['new grads']],
  ['en', 'Not eligible: travel nurses, new graduates.', ['travel nurses', 'new graduates']],
  ['en', 'Freelancers and contractors need not apply.', ['Freelancers', 'contractors']],
  ['en', 'Candidates from big tech will not be considered.', []],
  ['en', '❌ Pure project managers', ['Pure project managers']],
  ['en', 'This is not the right role for people managers or architects.', ['people managers', 'architects']],
  ['de', 'Keine Berufsanfänger.', ['Berufsanfänger']],
  ['de', 'Keine Freelancer oder Zeitarbeiter bitte.', ['Freelancer', 'Zeitarbeiter']],
  ['de', 'Nicht geeignet für Quereinsteiger.', ['Quereinsteiger']],
  ['de', 'Bewerbungen von Berufseinsteigern können wir leider nicht berücksichtigen.', ['Berufseinsteigern']],
  ['de', 'Du passt nicht zu uns, wenn du bisher nur in Agenturen gearbeitet hast.', []],
  ['de', 'Wir suchen keine Projektleiter und keine Scrum Master.', ['Projektleiter', 'Scrum Master']],
  ['de', 'Bitte keine Bewerbungen von Steuerfachangestellten.', []],
  ['de', '❌ Reine Konzernkarrieren', []],
  ['de', 'Absolventen werden nicht berücksichtigt.', ['Absolventen']],
  ['de', 'Ohne Agenturhintergrund bitte.', []],
  ['fr', 'Pas de profils juniors.', ['profils juniors']],
  ['fr', 'Pas de freelances ni de débutants.', ['freelances', 'débutants']],
  ['fr', 'Les débutants ne seront pas retenus.', ['débutants']],
  ['fr', "Ce poste n'est pas fait pour vous si vous venez uniquement du conseil.", []],
  ['fr', 'Nous ne recherchons pas de chefs de projet.', ['chefs de projet']],
  ['fr', 'Merci de ne pas postuler si vous êtes consultant en ESN.', ['consultant en ESN']],
  ['fr', "Profils issus de cabinets s'abstenir.", []],
  ['fr', '❌ Profils 100 % management', []],
  ['fr', 'Stagiaires et alternants exclus.', ['Stagiaires', 'alternants']],
  ['fr', 'Aucun candidat issu de la grande distribution.', []],
  ['es', 'Abstenerse perfiles junior.', ['perfiles junior']],
  ['es', 'No buscamos becarios ni recién graduados.', ['becarios', 'recién graduados']],
  ['es', 'Sin freelancers ni agencias.', ['freelancers']],
  ['es', 'No encajas si solo has trabajado en consultoras.', []],
  ['es', 'Recién titulados abstenerse.', ['Recién titulados']],
  ['es', 'No se aceptan candidatos de subcontratas.', ['subcontratas']],
  ['es', 'Este puesto no es para ti si vienes de banca.', []],
  ['es', '❌ Jefes de proyecto puros', []],
  ['es', 'Excluidos los perfiles comerciales.', ['perfiles comerciales']],
  ['es', 'No se considerarán candidaturas de autónomos.', ['autónomos']],
])('%s: %s', (language, sentence, expected) => {
  const { proposals } = readIn(language, sentence)
  const plain = new Set(readIn(language, '').proposals.map(({ field, value }) => `${field} ${value}`))
  const added = proposals.filter(({ field, value }) => !plain.has(`${field} ${value}`))
  expect(added.filter(({ field }) => field === 'exclusion').map(({ value }) => value)).toEqual(expected)
  // nothing that such a sentence names is asked for
  expect(added.filter(({ field }) => field !== 'exclusion')).toEqual([])
})

test.each<[keyof typeof postings, string]>([
  ['en', 'No experience needed, new graduates are welcome.'],
  ['de', 'Nicht nur für Berufsanfänger.'],
  ['fr', 'Pas seulement pour les débutants.'],
  ['es', 'No solo para recién titulados.'],
])('%s: no one is left out by: %s', (language, sentence) => {
  expect(readIn(language, sentence).proposals.filter(({ field }) => field === 'exclusion')).toEqual([])
})
