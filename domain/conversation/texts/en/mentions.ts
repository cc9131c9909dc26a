// English texts of domain/conversation/mentions.ts.

export const cannotOpenProject = (name: string) => `${name} can’t open this project. Add them to its team first.`
