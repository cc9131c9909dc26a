// German texts of domain/project/search-changes.ts.
import type { Weights } from '../../preferences.ts'
export const fields = {
  jobTitles: 'Jobtitel',
  jobTitlesRequired: 'Jobtitel als Muss',
  jobTitlesWhen: 'Zeitpunkt des Jobtitels',
  jobDescription: 'Stellenbeschreibung',
  locations: 'Orte',
  locationRadiusKm: 'Entfernung in Kilometern',
  remoteAllowed: 'Remote-Arbeit',
  yearsMin: 'Jahre Erfahrung, mindestens',
  yearsMax: 'Jahre Erfahrung, höchstens',
  relevantYearsMin: 'Jahre einschlägiger Erfahrung, mindestens',
  payMax: 'Vergütung pro Jahr, höchstens',
  payCurrency: 'Währung der Vergütung',
  payRequired: 'Personen ausschließen, die mehr Vergütung erwarten',
  keywordsRequired: 'Muss',
  keywordsOptional: 'Wunsch',
  companies: 'Unternehmen',
  industries: 'Branchen',
  schools: 'Hochschulen',
  majors: 'Studienfächer',
  bachelors: 'Bachelorabschluss',
  advancedDegree: 'Masterabschluss oder höher',
  mba: 'MBA',
  phd: 'Promotion',
  top10School: 'Top-10-Hochschule',
  top25School: 'Top-25-Hochschule',
  track: 'Laufbahn',
  badCompanies: 'Ausgeschlossene Unternehmen',
  badJobTitles: 'Ausgeschlossene Jobtitel',
  badKeywords: 'Ausgeschlossen',
  idealTraitsLeftOut: 'Weggelassene Merkmale der Idealprofile',
}
export const weights: Record<keyof Weights, string> = {
  yearsOfExperience: 'Gewicht der Jahre Erfahrung',
  education: 'Gewicht des Abschlusses',
  schoolPrestige: 'Gewicht der Hochschule',
  similarCompanies: 'Gewicht ähnlicher Unternehmen',
  industry: 'Gewicht der Branche',
  keywords: 'Gewicht der Stichwörter',
  responseLikelihood: 'Gewicht der Antwortwahrscheinlichkeit',
}
export const choices = {
  current: 'jetzt',
  current_or_past: 'jetzt oder früher',
  ic: 'ohne Personalverantwortung',
  manager: 'mit Personalverantwortung',
}
export const change = (label: string, words: string) => `${label}: ${words}`
export const open = 'offen'
export const changed = 'geändert'
export const on = 'an'
export const off = 'aus'
export const ideals = 'Idealprofile'
export const more = (n: number) => `${n} mehr`
export const fewer = (n: number) => `${n} weniger`
