// German texts of web/features/wizard/steps/summary.ts.

export const criteria = {
  jobTitles: 'Jobtitel',
  requiredTitles: 'Muss-Jobtitel',
  held: 'Ausgeübt',
  track: 'Laufbahn',
  locations: 'Orte',
  years: 'Jahre Erfahrung',
  education: 'Ausbildung',
  universities: 'Hochschulen',
  majors: 'Studienfächer',
  mustHave: 'Muss',
  niceToHave: 'Wunsch',
  industries: 'Branchen',
  companies: 'Unternehmen wie',
  leftOut: 'Ausgeschlossen',
  ideals: 'Idealprofile',
}
export const titleTimes = { current: 'jetzt', current_or_past: 'jetzt oder früher' }
export const tracks = { ic: 'Fachlaufbahn', manager: 'Führung' }
export const remote = 'remote'
export const radius = (km: number) => (km === 0 ? 'nur die Städte selbst' : `im Umkreis von ${km} km`)
export const degrees = {
  bachelors: 'Bachelor',
  advanced: 'höherer Abschluss',
  mba: 'MBA',
  phd: 'Promotion',
  top10: 'Top-10-Hochschule',
  top25: 'Top-25-Hochschule',
}
export function years(min: number | null, max: number | null): string {
  if (min === null) return max === null ? '' : `höchstens ${max}`
  return max === null ? `mindestens ${min}` : `${min}–${max}`
}
