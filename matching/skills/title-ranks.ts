// The ranks that words of a title name, and how far apart they are.
import type { Seniority, TitleTrack } from '@fairlead/domain/reference/tables'

// a map, not an object: a title may contain the word 'constructor'
export const ranks = new Map<string, Seniority>([
  ['intern', 'intern'],
  ['trainee', 'intern'],
  ['apprentice', 'entry'],
  ['junior', 'entry'],
  ['jr', 'entry'],
  ['graduate', 'entry'],
  ['associate', 'entry'],
  ['assistant', 'entry'],
  ['i', 'entry'],
  ['ii', 'mid'],
  ['iii', 'senior'],
  ['iv', 'senior'],
  ['senior', 'senior'],
  ['sr', 'senior'],
  ['snr', 'senior'],
  ['lead', 'staff'],
  ['staff', 'staff'],
  ['principal', 'principal'],
  ['distinguished', 'principal'],
  ['master', 'senior'],
  ['strategic', 'senior'],
  ['head', 'director'],
  ['director', 'director'],
  ['vp', 'vp'],
  ['chief', 'c_level'],
])

/** Levels of seniority, 0 intern to 7 chief, for distances. */
export const levels: Record<Seniority, number> = {
  intern: 0,
  entry: 1,
  mid: 2,
  senior: 3,
  staff: 4,
  manager: 4,
  principal: 5,
  director: 5,
  vp: 6,
  c_level: 7,
  founder: 7,
}

/** The track of a rank: individual contributor, manager, or executive. */
export const trackOf = (seniority: Seniority): TitleTrack =>
  seniority === 'manager' || seniority === 'director'
    ? 'manager'
    : seniority === 'vp' || seniority === 'c_level' || seniority === 'founder'
      ? 'exec'
      : 'ic'
