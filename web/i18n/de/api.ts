// German texts of web/api.

// Download
export const downloadFailed = 'Wir konnten die Datei nicht herunterladen. Bitte versuchen Sie es noch einmal.'

// Send
export const unreachable = 'Wir erreichen den Server nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'
export const unavailable = 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.'
