// German texts of domain/interview/interview-kit.ts.

export const askClosestWork = (job: string | number) => `Welche Ihrer bisherigen Tätigkeiten kommt dieser Stelle${job} am nächsten?`
export const askRecentWork = (years: string | number, job: string | number) =>
  `Was haben Sie ${Number(years) === 1 ? 'im letzten Jahr' : `in den letzten ${years} Jahren`} gemacht, das dieser Stelle${job} am nächsten kommt?`
export const askSkillProject = (skill: string | number) =>
  `Erzählen Sie von einem Projekt, bei dem es auf ${skill} ankam. Was haben Sie selbst gemacht?`
export const askHardProblem =
  'Erzählen Sie von einem schwierigen Problem bei der Arbeit. Was haben Sie versucht, und was ist daraus geworden?'
export const askHelpedTeammate = 'Wie haben Sie jemandem in Ihrem Team geholfen, besser zu werden?'
export const askMotivation = 'Wovon möchten Sie in Ihrer nächsten Stelle mehr machen, und warum hier?'
export const attributeCount = (min: string | number, max: string | number) => `Geben Sie ${min} bis ${max} Merkmale zum Bewerten ein.`
export const attributeTooLong = (attributeLength: string | number) => `Höchstens ${attributeLength} Zeichen pro Merkmal.`
export const questionsMax = (maxQuestions: string | number) => `Höchstens ${maxQuestions} Fragen.`
export const questionTooLong = (questionLength: string | number) => `Höchstens ${questionLength} Zeichen pro Frage.`

export const problemSolving = 'Problemlösung'
export const communication = 'Kommunikation'
export const leadership = 'Führung'
export const motivation = 'Motivation'
