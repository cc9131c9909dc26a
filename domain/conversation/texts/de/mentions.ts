// German texts of domain/conversation/mentions.ts.

export const cannotOpenProject = (name: string) => `${name} kann dieses Projekt nicht öffnen. Fügen Sie die Person zuerst zum Team hinzu.`
