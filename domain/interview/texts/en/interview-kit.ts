// English texts of domain/interview/interview-kit.ts.

export const askClosestWork = (job: string | number) => `Which of your past work is closest to this role${job}?`
export const askRecentWork = (years: string | number, job: string | number) =>
  `What have you done in the last ${years} years that is closest to this role${job}?`
export const askSkillProject = (skill: string | number) => `Tell me about a project in which ${skill} mattered. What did you do yourself?`
export const askHardProblem = 'Tell me about a hard problem at work. What did you try, and what came of it?'
export const askHelpedTeammate = 'How have you helped someone on your team get better?'
export const askMotivation = 'What would you like to do more of in your next job, and why here?'
export const attributeCount = (min: string | number, max: string | number) => `Enter ${min} to ${max} attributes to rate.`
export const attributeTooLong = (attributeLength: string | number) => `${attributeLength} characters max. for each attribute.`
export const questionsMax = (maxQuestions: string | number) => `${maxQuestions} questions max.`
export const questionTooLong = (questionLength: string | number) => `${questionLength} characters max. for each question.`

export const problemSolving = 'Problem solving'
export const communication = 'Communication'
export const leadership = 'Leadership'
export const motivation = 'Motivation'
