// German texts of web/features/panel/ReviewLinksDialog.tsx.

export const intro =
  'Hiring-Manager:innen sehen Kandidat:innen ohne Konto über Links durch, die sie per E-Mail erhalten. Ein widerrufener Link funktioniert sofort nicht mehr. Adressen ohne offenen Link werden nicht mehr erinnert.'
export const noLinks = 'Keine offenen Links zur Durchsicht. Links entstehen, wenn Sie jemanden zur Durchsicht senden.'
