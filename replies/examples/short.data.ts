// Answers written for this project in German, French, Spanish, Italian, Dutch and Portuguese: one a line under '# label detail language'.

export const languageExamples = `
# interested general de
Vielen Dank für Ihre Nachricht, die Stelle spricht mich sehr an.
Das passt genau zu dem, was ich suche. Wann können wir telefonieren?
Ich kann mir einen Wechsel gut vorstellen, rufen Sie mich gern an.
Ja, ich würde gern mehr über das Team erfahren. Am Freitag habe ich Zeit.
Grundsätzlich bin ich offen für Neues, lassen Sie uns sprechen.
Anbei mein Lebenslauf, ich freue mich auf das Gespräch.
Mittwochnachmittag würde bei mir gut passen.
# question multiple de
Handelt es sich um eine Vollzeitstelle, und wo ist der Standort?
Wie hoch ist das Jahresgehalt, und gibt es einen Bonus?
Für welches Unternehmen suchen Sie denn?
Wie viele Tage pro Woche müsste ich im Büro sein?
Können Sie mir die Stellenbeschreibung schicken?
Ist die Stelle befristet?
Welche Technologien setzen Sie ein?
Unterstützen Sie beim Visum?
# not_interested general de
Vielen Dank, aber ich möchte mich derzeit nicht verändern.
Ich fühle mich bei meinem Arbeitgeber wohl und suche nichts Neues.
Das Gehalt liegt leider deutlich unter meinem jetzigen.
Umziehen kommt für uns mit den Kindern nicht in Frage.
Ich habe gerade erst eine neue Stelle angetreten.
Sie verwechseln mich, ich bin Zahnärztin und keine Entwicklerin.
Nein danke, für mich kommt nur eine Stelle ohne Führungsverantwortung in Betracht.
Im Moment nicht, melden Sie sich gern in einem halben Jahr wieder.
Für mich ist das nichts, aber fragen Sie meinen Kollegen Jonas Weber.
# out_of_office vacation de
Ich bin bis zum 4. Januar nicht im Büro und lese meine E-Mails nicht.
Guten Tag, ich befinde mich im Urlaub und antworte nach meiner Rückkehr.
Ab Montag bin ich wieder erreichbar, in dringenden Fällen hilft Ihnen meine Vertretung.
Ich bin in Elternzeit und ab März zurück.
# unsubscribe stop de
Bitte schreiben Sie mir nicht mehr.
Ich wünsche keine weiteren Nachrichten von Ihnen.
Streichen Sie mich bitte von Ihrer Liste.
Löschen Sie bitte alle meine Daten, ich habe nie zugestimmt.
# unclear other de
Aha.
Wer sind Sie eigentlich?
Schauen wir mal.
# interested general fr
Merci pour votre message, le poste correspond à ce que je cherche.
Oui, je serais disponible pour un appel jeudi.
Cela m'intéresse, appelez-moi quand vous voulez.
Votre offre tombe bien, mon contrat se termine bientôt.
Je suis ouvert à un échange, voici mon numéro.
Vous trouverez mon CV en pièce jointe.
Mardi à 10 heures me va très bien.
# question multiple fr
Quel est le salaire prévu pour ce poste ?
Le télétravail est-il possible, et combien de jours par semaine ?
Où se trouvent les bureaux ?
Pour quelle entreprise recrutez-vous ?
Pourriez-vous m'envoyer la description du poste ?
Est-ce un CDI ou une mission en freelance ?
Quelles seraient mes responsabilités ?
Aidez-vous pour le visa ?
# not_interested general fr
Merci, mais je ne souhaite pas changer de poste actuellement.
Je suis très bien dans mon entreprise.
Le salaire proposé est trop bas pour moi.
Je ne veux pas déménager à Paris.
Je viens de commencer un nouveau travail.
Vous vous trompez de personne, je suis infirmière.
Ce secteur ne m'attire pas du tout.
Pas pour l'instant, recontactez-moi dans six mois.
Non merci, mais contactez ma collègue Claire Martin, elle cherche.
# out_of_office vacation fr
Je suis absente du bureau jusqu'au 5 janvier inclus.
Actuellement en congés, je répondrai à mon retour.
Je suis en déplacement avec un accès limité à ma messagerie.
En congé maternité, de retour en avril.
# unsubscribe stop fr
Merci de ne plus me contacter.
Retirez mon adresse de votre liste, s'il vous plaît.
Je ne veux plus recevoir vos messages.
Supprimez toutes mes données personnelles.
# unclear other fr
Ah bon.
On verra.
Qui êtes-vous ?
# interested general es
Gracias por escribirme, el puesto me parece muy interesante.
Sí, me gustaría hablar. Estoy libre el jueves por la tarde.
Encaja con lo que busco, llámeme cuando quiera.
Estoy abierta a nuevas oportunidades, hablemos.
Adjunto mi currículum.
El martes a las diez me viene bien.
Cuenten conmigo para la entrevista.
# question multiple es
¿Cuál es el salario del puesto?
¿Se puede trabajar a distancia y cuántos días?
¿Dónde está la oficina?
¿Para qué empresa es?
¿Me puede enviar la oferta completa?
¿Es un contrato indefinido?
¿Qué tecnologías usan?
¿Ofrecen ayuda con el visado?
# not_interested general es
Gracias, pero no busco cambiar de trabajo ahora.
Estoy contento en mi empresa actual.
El sueldo es demasiado bajo para mí.
No quiero mudarme a Madrid.
Acabo de empezar en un nuevo puesto.
Se equivoca de persona, yo soy profesora.
Ese sector no me interesa.
Ahora no, escríbame dentro de seis meses.
No es para mí, pero hable con mi compañero Luis Ortega.
# out_of_office vacation es
Estoy fuera de la oficina hasta el 7 de enero.
Me encuentro de vacaciones y responderé a mi vuelta.
Estaré de baja hasta nuevo aviso, para urgencias escriba a mi equipo.
Regreso el lunes y leeré su mensaje entonces.
# unsubscribe stop es
Por favor, no me escriban más.
Quiero darme de baja de su lista.
No vuelvan a contactarme.
Borren todos mis datos personales.
# unclear other es
Ya veremos.
¿Quién es usted?
Vaya.
# interested general it
Grazie del messaggio, la posizione mi interessa molto.
Volentieri, sono libero giovedì pomeriggio.
È proprio quello che cerco, mi chiami quando vuole.
Sono aperta a nuove opportunità, sentiamoci.
In allegato il mio curriculum.
Martedì alle dieci per me va bene.
# question multiple it
Qual è lo stipendio previsto?
È possibile lavorare da remoto?
Dove si trova l'ufficio?
Per quale azienda è la posizione?
Potrebbe inviarmi la descrizione del lavoro?
È un contratto a tempo indeterminato?
Quali tecnologie usate?
# not_interested general it
Grazie, ma non sono interessato al momento.
Sto bene dove sono e non cerco altro.
La retribuzione è troppo bassa per me.
Non sono disposta a trasferirmi a Milano.
Ho appena iniziato un nuovo lavoro.
Ha sbagliato persona, io faccio l'avvocato.
Adesso no, mi ricontatti tra sei mesi.
Non fa per me, ma provi con la mia collega Anna Ricci.
# out_of_office vacation it
Sono fuori ufficio fino al 7 gennaio.
Sono in ferie e risponderò al mio rientro.
Sarò assente questa settimana, per urgenze contatti il mio ufficio.
Rientro lunedì e leggerò la posta allora.
# unsubscribe stop it
Per favore non mi scriva più.
Mi cancelli dalla vostra lista.
Non desidero ricevere altri messaggi.
Cancellate tutti i miei dati personali.
# unclear other it
Vedremo.
Ma chi è lei?
Boh.
# interested general nl
Bedankt voor uw bericht, de functie spreekt me erg aan.
Ja, ik wil graag meer horen. Donderdagmiddag kan ik.
Dit past precies bij wat ik zoek, bel me gerust.
Ik sta open voor iets nieuws, laten we praten.
In de bijlage vindt u mijn cv.
Dinsdag om tien uur is prima.
# question multiple nl
Wat is het salaris voor deze functie?
Is thuiswerken mogelijk?
Waar is het kantoor?
Om welk bedrijf gaat het?
Kunt u mij de functieomschrijving sturen?
Is het een vast contract?
Welke technologie gebruiken jullie?
# not_interested general nl
Bedankt, maar ik ben niet op zoek naar iets anders.
Ik heb het naar mijn zin bij mijn huidige werkgever.
Het salaris is te laag voor mij.
Ik wil niet naar Amsterdam verhuizen.
Ik ben net aan een nieuwe baan begonnen.
U heeft de verkeerde persoon, ik ben verpleegkundige.
Nu niet, probeer het over een half jaar opnieuw.
Niets voor mij, maar vraag mijn collega Bram Visser eens.
# out_of_office vacation nl
Ik ben afwezig tot 7 januari.
Ik ben met vakantie en antwoord na terugkomst.
Deze week ben ik niet op kantoor, voor dringende zaken belt u mijn collega.
Maandag ben ik weer terug en lees ik mijn mail.
# unsubscribe stop nl
Stuur mij geen berichten meer.
Haal mij van uw lijst.
Neem geen contact meer met mij op.
Verwijder al mijn gegevens.
# unclear other nl
We zullen zien.
Wie bent u?
Tja.
# interested general pt
Obrigado pela mensagem, a vaga me interessa muito.
Sim, gostaria de conversar. Estou livre na quinta à tarde.
É exatamente o que procuro, pode me ligar.
Estou aberta a novas oportunidades, vamos falar.
Segue em anexo o meu currículo.
Terça às dez está ótimo para mim.
# question multiple pt
Qual é o salário da vaga?
É possível trabalhar remotamente?
Onde fica o escritório?
Para qual empresa é a vaga?
Pode me enviar a descrição da vaga?
É um contrato permanente?
Quais tecnologias vocês usam?
# not_interested general pt
Obrigado, mas não estou procurando outra vaga.
Estou feliz na minha empresa atual.
O salário é muito baixo para mim.
Não quero me mudar para São Paulo.
Acabei de começar em um novo emprego.
É a pessoa errada, eu sou enfermeiro.
Agora não, fale comigo novamente daqui a seis meses.
Não é para mim, mas fale com a minha colega Rita Alves.
# out_of_office vacation pt
Estou fora do escritório até 7 de janeiro.
Estou de férias e responderei quando voltar.
Estarei ausente esta semana, em caso de urgência ligue para a minha equipe.
Volto na segunda-feira e lerei a sua mensagem.
# unsubscribe stop pt
Por favor, não me escreva mais.
Retire-me da sua lista.
Não quero receber mais mensagens.
Apaguem todos os meus dados pessoais.
# unclear other pt
Vamos ver.
Quem é você?
Pois é.
# interested general de
Gern würde ich das Team kennenlernen, Donnerstag ab 15 Uhr ginge.
Das hört sich spannend an, wie geht es weiter?
# not_interested general de
Ich bleibe lieber bei meiner jetzigen Firma, trotzdem danke.
Für so wenig Geld wechsle ich nicht.
# out_of_office general de
Vom 1. bis 15. Dezember bin ich verreist und beantworte keine E-Mails.
# question general de
Gibt es die Möglichkeit, in Teilzeit zu arbeiten?
Wie groß ist das Team?
# unsubscribe general de
Nehmen Sie mich aus Ihrem Verteiler.
# interested general es
Claro que sí, ¿cuándo podemos vernos?
Me encantaría conocer al equipo.
# not_interested general es
Prefiero quedarme donde estoy, gracias.
Lo que pagan está lejos de lo que gano.
# out_of_office general es
Estoy de viaje y no leeré el correo hasta el día 12.
# question general es
¿Cuántas personas hay en el equipo?
¿Hay que viajar mucho?
# unsubscribe general es
Dejen de mandarme correos.
# interested general fr
Avec plaisir, je suis libre demain après-midi.
Je serais heureuse d’en savoir plus sur cette équipe.
# not_interested general fr
Je préfère rester où je suis, merci quand même.
Votre budget est loin de ce que je gagne.
# out_of_office general fr
Je suis en vacances et serai de retour le 12 janvier.
# question general fr
Combien de personnes compte l’équipe ?
Y a-t-il des déplacements à prévoir ?
# unsubscribe general fr
Cessez de m’écrire.
# interested general it
Certo, quando possiamo vederci?
Mi piacerebbe conoscere il team.
# not_interested general it
Preferisco restare dove sono, grazie lo stesso.
Il compenso è lontano da quello che guadagno.
# out_of_office general it
Sono in viaggio e non leggo la posta fino al 12.
# question general it
Quante persone ci sono nel team?
Sono previste trasferte?
# unsubscribe general it
Smettete di mandarmi email.
# interested general nl
Zeker, wanneer kunnen we afspreken?
Ik leer het team graag kennen.
# not_interested general nl
Ik blijf liever waar ik ben, toch bedankt.
Dat is veel minder dan ik nu verdien.
# out_of_office general nl
Ik ben op reis en lees tot de 12e geen mail.
# question general nl
Hoe groot is het team?
Moet ik veel reizen?
# unsubscribe general nl
Hou op met mij te mailen.
# interested general pt
Claro, quando podemos nos encontrar?
Eu adoraria conhecer a equipe.
# not_interested general pt
Prefiro ficar onde estou, obrigado mesmo assim.
O que pagam está longe do que eu ganho.
# out_of_office general pt
Estou viajando e só leio e-mails depois do dia 12.
# question general pt
Quantas pessoas há na equipe?
É preciso viajar muito?
# unsubscribe general pt
Parem de me mandar e-mails.
`
