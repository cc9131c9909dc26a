// German texts of domain/account/second-factor.ts.

export const lastFactor = 'Ihr Workspace verlangt einen zweiten Faktor. Fügen Sie einen weiteren hinzu, bevor Sie diesen entfernen.'
export const addYoursFirst = 'Fügen Sie zuerst Ihrem eigenen Konto im Profil einen zweiten Faktor hinzu.'
export const graceDays = (most: number) => `Geben Sie eine Anzahl von Tagen zwischen 0 und ${most} ein.`
export const lastFactorOfBreakGlass =
  'Ein Notfall-Admin braucht einen zweiten Faktor. Fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.'
