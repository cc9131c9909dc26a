// Words for months in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish and Romanian, lower case, without accents.

/** Month names and their abbreviations, January first. */
export const monthWords: readonly string[] = [
  'january jan januar janner janvier janv enero ene gennaio gen januari janeiro stycznia styczen styczniu ianuarie ian',
  'february feb februar fevrier fevr febrero febbraio februari fevereiro fev lutego luty lutym februarie',
  'march mar marz maerz mars marzo maart mrt marco marca marzec marcu martie',
  'april apr avril avr abril abr aprile kwietnia kwiecien kwietniu aprilie',
  'may mai mayo maggio mag mei maio maja maj maju',
  'june jun juni juin junio giugno giu junho czerwca czerwiec czerwcu iunie iun',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec lipcu iulie iul',
  'august aug aout agosto ago augustus sierpnia sierpien sierpniu',
  'september sep sept septembre septiembre settembre set setembro wrzesnia wrzesien wrzesniu septembrie',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernika pazdziernik pazdzierniku octombrie',
  'november nov novembre noviembre novembro listopada listopad listopadzie noiembrie',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudnia grudzien grudniu decembrie',
]
