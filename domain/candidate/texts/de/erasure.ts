// German texts of domain/candidate/erasure.ts.

export const noChange = 'Diese Person wurde aus Ihrem Arbeitsbereich gelöscht, daher lässt sich nichts ändern.'
export const notAddedAgain = 'Diese Person wurde aus Ihrem Arbeitsbereich gelöscht und kann nicht wieder hinzugefügt werden.'
export const cancelInterviewFirst = (day: string, project: string | null) =>
  `Für den Tag ${day} ist ${project === null ? 'in einem anderen Projekt' : `im Projekt „${project}“`} ein Interview gebucht. Sagen Sie es zuerst ab.`
