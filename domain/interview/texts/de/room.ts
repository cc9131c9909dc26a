// German texts of domain/interview/room.ts.

export const unknownPlaceholder = 'Der einzige Platzhalter ist {interview}.'
