// German texts of domain/operations/health-rules.ts.

export const outreachIsPaused = 'Die Ansprache ist pausiert.'
export const trialUsedUp = 'Eine kostenlose Testphase, deren Limit an Kandidat:innen erreicht ist.'
export const trialRunning = 'Eine kostenlose Testphase, in der noch Kandidat:innen kontaktiert werden können.'
export const selfServe = 'Ein Projekt, das sein Team selbst betreut.'
export const noFirstCandidates = 'Eingereicht, aber die ersten Kandidat:innen sind noch nicht gefunden.'
export const tooManyWaiting = (people: string | number, days: string | number) =>
  `Mehr als ${people} Kandidat:innen warten auf die Durchsicht, die ersten seit mehr als ${days} Tagen.`
export const decisionsWaiting = (days: string | number) =>
  `Kandidat:innen warten auf eine Entscheidung, und das Team hat seit ${days} Tagen oder länger nichts getan.`
export const calibrationUnfinished = 'Die ersten Kandidat:innen sind gefunden, und die Kalibrierung ist nicht abgeschlossen.'
export const searchFoundFew = (percent: string | number) =>
  `Die letzte Suche hat weniger als ${percent} % der gewünschten Kandidat:innen gefunden.`
export const managerApprovedFew = (percent: string | number, last: string | number, atLeast: string | number) =>
  `Die Hiring-Manager:in hat weniger als ${percent} % der letzten ${last} entschiedenen Kandidat:innen freigegeben, bei mindestens ${atLeast} Entscheidungen.`
export const tooFewContacted = (aWeek: string | number, afterDays: string | number) =>
  `Weniger als ${aWeek} Kandidat:innen wurden in den letzten sieben Tagen kontaktiert, ${afterDays} Tage oder länger nach dem Einreichen des Projekts.`
export const nearLimit = (
  people: string | number,
  days: string | number,
  idleDays: string | number,
  percent: string | number,
  approvedPercent: string | number,
  aWeek: string | number,
) =>
  `Nah an einem der Limits: mehr als ${people} Kandidat:innen, die länger als ${days} Tage warten; seit ${idleDays} Tagen nichts vom Team; die letzte Suche ist fehlgeschlagen oder hat weniger als ${percent} % gefunden; weniger als ${approvedPercent} % freigegeben; weniger als ${aWeek} kontaktiert.`
export const otherwise = 'Nichts davon trifft zu.'
