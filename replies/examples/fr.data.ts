// Answers in French, written for this project: one a line under '# label detail'.

export const frenchExamples = `
# interested general
Bonjour, merci pour votre message. Le poste m'intéresse, comment procède-t-on ?
Oui, je suis intéressé. Vous pouvez me joindre au 06 55 50 14 22.
Ça tombe à pic, je suis justement en recherche.
Pourquoi pas, un premier échange n'engage à rien.
Je suis à l'écoute du marché, parlons-en.
Votre message a éveillé ma curiosité, j'aimerais en savoir davantage.
Très volontiers, dites-moi quand vous êtes libre.
Le projet me plaît beaucoup, je suis partante.
Voici mon CV à jour, au plaisir d'échanger.
Je serais curieux de rencontrer l'équipe.
Désolé pour ma réponse tardive, je suis toujours intéressée si le poste est encore ouvert.
Je ne dis pas non ! Appelez-moi en fin de journée.
Pas de souci, j'attends votre appel.
C'est exactement le genre de défi que je cherche.
Mon contrat prend fin en juin, votre proposition arrive au bon moment.
Oui, avec grand plaisir.
Ok pour un appel.
# interested schedule
Mardi à 11 h me convient parfaitement.
Aucun de ces créneaux ne me va, auriez-vous quelque chose la semaine prochaine ?
Je suis disponible jeudi après 17 heures, envoyez-moi une invitation.
Plutôt vendredi matin si c'est possible pour vous.
# interested conditional
Intéressé, mais je ne pourrais pas commencer avant septembre.
Je veux bien en discuter, à condition que le salaire dépasse 55 k.
Partante si le télétravail est possible au moins trois jours par semaine.
# question compensation
Quelle est la fourchette de rémunération ?
Avant d'aller plus loin, pouvez-vous m'indiquer le package ?
Y a-t-il une part variable en plus du fixe ?
# question remote
Le poste est-il ouvert au full remote ?
Faut-il habiter Lyon pour ce poste ?
Combien de jours de présence sur site sont demandés ?
# question additional_information
Travaillez-vous pour un cabinet ou directement pour l'entreprise ?
De quelle société s'agit-il ?
Pourriez-vous me donner plus de détails sur la mission ?
Qui serait mon responsable ?
Le poste est-il toujours à pourvoir ?
Est-ce une création de poste ou un remplacement ?
Quelle est la date de démarrage souhaitée ?
# question visa
Je n'ai pas la nationalité européenne, est-ce bloquant ?
# question attach_resume
Souhaitez-vous que je vous envoie mon CV ?
# question multiple
Cela semble intéressant. Quel est le salaire, où est-ce situé et peut-on travailler à temps partiel ?
# not_interested general
Merci mais je ne suis pas intéressé.
Je vous remercie, mais je ne donnerai pas suite.
Ce n'est pas pour moi, bonne continuation dans vos recherches.
Non, merci.
Je décline, bonne chance pour la suite.
Cette offre ne me tente pas.
# not_interested timing
Je suis satisfait de mon poste actuel et ne suis pas à l'écoute.
Je viens de prendre un nouveau poste il y a deux mois, ce n'est pas le bon moment.
Pas avant l'année prochaine, j'ai un gros projet à terminer.
J'attends un enfant et ne compte rien changer pour l'instant.
J'ai déjà accepté une autre offre.
Actuellement non, mais gardons contact.
Revenez vers moi à la rentrée, ce n'est pas d'actualité.
# not_interested compensation
La rémunération est bien en dessous de ce que je touche.
À ce niveau de salaire, je ne bouge pas.
# not_interested seniority
Je cherche un poste de direction, celui-ci serait un recul.
Je suis encore débutante, je n'ai pas l'expérience demandée.
# not_interested remote_policy
Sans télétravail, c'est non pour moi.
J'habite à Nantes et je n'ai pas l'intention de bouger.
Trop de trajets, je ne veux pas faire la navette tous les jours.
# not_interested company_fit
Je ne souhaite pas travailler dans l'armement.
Les start-up, très peu pour moi, je préfère les grands groupes.
Je ne travaille pas avec les ESN, désolé.
# not_interested visa
Je n'ai pas de permis de travail pour la Suisse, ce ne sera donc pas possible.
# not_interested role_fit
Je fais du back-end, votre poste est surtout front-end. Cela ne correspond pas.
Je n'ai aucune expérience en Java et ne compte pas m'y mettre.
Mon profil est plutôt commercial, ce poste est trop technique.
# not_interested misclassification
Vous devez me confondre avec quelqu'un d'autre, je suis pharmacienne.
Je suis à la retraite depuis deux ans.
# not_interested wrong_email
Monsieur Durand ne fait plus partie de la société.
Mauvaise adresse, vous écrivez au service comptabilité.
# not_interested other
Je me lance à mon compte.
J'ai déjà passé des entretiens chez vous et je ne souhaite pas recommencer.
# not_interested making_referral
Pas pour moi, mais mon ami Hugo Petit est en recherche : hugo@petit.example.
Je passe mon tour mais je transfère à une collègue que cela pourrait intéresser.
# out_of_office vacation
Bonjour, je suis en congés du 1er au 19 août. En cas d'urgence, merci de contacter mon assistante.
Réponse automatique : je suis absent et consulterai mes messages à mon retour le 12 mai.
Je suis actuellement en déplacement professionnel et peu joignable.
Absente ce jour, je traiterai votre message dès demain.
# out_of_office parental
Je suis en congé parental jusqu'à fin septembre. Mon remplaçant est M. Leroy.
# out_of_office sick
Je suis en arrêt maladie et répondrai dès que possible.
# out_of_office left_company
J'ai quitté la société Exemple. Merci d'adresser vos demandes à info@exemple.example.
# out_of_office generic
Nous avons bien reçu votre demande. Votre ticket 48213 a été créé, un conseiller vous répondra sous peu.
# unsubscribe stop
Désinscription
Merci de ne plus m'envoyer d'e-mails.
Arrêtez de m'écrire s'il vous plaît.
Veuillez me désinscrire de cette liste.
Je souhaite ne plus être contactée par vos services.
Enlevez-moi de votre base.
# unsubscribe gdpr
Où avez-vous trouvé mes coordonnées ? Je n'ai jamais donné mon accord, effacez-les.
Conformément à l'article 17 du RGPD, je demande l'effacement de mes données personnelles.
# unsubscribe hostile
Fichez-moi la paix !
# unsubscribe spam
C'est du spam, je vous ai signalé.
# unclear other
Merci.
Bien reçu.
Je vais y réfléchir et je reviens vers vous.
On se connaît ?
Voir pièce jointe.
D'accord.
Il faut d'abord que j'en parle à la maison.
# unclear negated
Je ne dis pas que je ne suis pas intéressé, mais c'est compliqué en ce moment.
# unclear sarcasm
Encore une opportunité exceptionnelle avec un baby-foot, quelle chance...
`
