import type { Contexts } from './context.ts'

/** What work of this kind is like, in a sentence: for trades with people, goods and machines, and for any other. */
export const FLOOR_CONTEXT: Contexts = {
  healthcare: {
    en: [
      'People meet this profession in moments that they remember, so [how something is said counts as much as what is done|small gestures weigh a lot].',
      'Routine and surprise share the day here; [good records and a calm voice carry both|the team carries both together].',
      'The work rests on [knowledge and closeness|skill and trust] alike.',
    ],
    de: [
      'Menschen begegnen diesem Beruf in Momenten, an die sie sich erinnern; [wie etwas gesagt wird, zählt so viel wie das, was getan wird|kleine Gesten wiegen viel].',
      'Routine und Überraschung teilen sich den Tag; [eine gute Dokumentation und eine ruhige Stimme tragen beides|getragen wird beides gemeinsam].',
      'Die Arbeit lebt von beidem: [Wissen und Nähe|Können und Vertrauen].',
    ],
    fr: [
      'On croise ce métier à des moments dont on se souvient : [la façon de dire compte autant que le geste|les petites attentions pèsent lourd].',
      'Routine et imprévu se partagent la journée ; [de bonnes transmissions et une voix calme portent les deux|l’équipe porte les deux].',
      'Ce travail repose autant sur [le savoir que sur la proximité|la compétence que sur la confiance].',
    ],
    es: [
      'La gente encuentra esta profesión en momentos que recuerda: [cómo se dice algo cuenta tanto como lo que se hace|los gestos pequeños pesan mucho].',
      'La rutina y lo inesperado comparten el día; [un buen registro y una voz tranquila sostienen ambas cosas|el equipo sostiene ambas cosas].',
      'El trabajo descansa tanto en [el saber como en la cercanía|el oficio como en la confianza].',
    ],
  },
  retail: {
    en: [
      'A shop is made by those who stand in it: [people come back for a good answer|a greeting costs nothing and changes the day].',
      'No hour is like the last: [quiet ones for order, full ones for people|deliveries, questions and a queue take turns].',
      'Selling well means [listening first|that the right thing goes home with the right person].',
    ],
    de: [
      'Ein Laden lebt von denen, die darin stehen: [Für eine gute Antwort kommt man wieder|Ein Gruß kostet nichts und verändert den Tag].',
      'Keine Stunde gleicht der anderen: [ruhige für die Ordnung, volle für die Menschen|Lieferung, Fragen und Schlange wechseln sich ab].',
      'Gut verkaufen heißt [erst zuhören|dafür sorgen, dass das Richtige bei der richtigen Person landet].',
    ],
    fr: [
      'Un magasin vaut par celles et ceux qui y sont : [on revient pour une bonne réponse|un bonjour ne coûte rien et change la journée].',
      'Aucune heure ne ressemble à l’autre : [les calmes pour ranger, les pleines pour les gens|livraisons, questions et file se succèdent].',
      'Bien vendre, c’est [écouter d’abord|faire que le bon article trouve la bonne personne].',
    ],
    es: [
      'Una tienda la hacen quienes están en ella: [se vuelve por una buena respuesta|un saludo no cuesta nada y cambia el día].',
      'Ninguna hora es igual que otra: [tranquilas para ordenar, llenas para la gente|entregas, preguntas y cola se turnan].',
      'Vender bien es [escuchar primero|que lo adecuado llegue a quien lo necesita].',
    ],
  },
  hospitality: {
    en: [
      'Guests come for [an hour or a night|food, rest or company] and remember how they were treated.',
      'The work has its peaks: [before them comes preparation, after them a well-earned breath|what was prepared in the quiet hours shows in the busy ones].',
      'Much of hospitality happens out of sight; [care in the kitchen, in the store and in the corners is felt at the table|guests notice it all the same].',
    ],
    de: [
      'Gäste kommen für [eine Stunde oder eine Nacht|Essen, Ruhe oder Gesellschaft] und merken sich, wie man ihnen begegnet ist.',
      'Die Arbeit hat ihre Spitzen: [davor die Vorbereitung, danach das Durchatmen|Was in ruhigen Stunden vorbereitet wurde, zeigt sich in den vollen].',
      'Vieles an guter Gastlichkeit geschieht im Verborgenen; [Sorgfalt in Küche und Lager ist am Tisch zu spüren|bemerkt wird es trotzdem].',
    ],
    fr: [
      'Les clients viennent pour [une heure ou une nuit|manger, se reposer ou se retrouver] et se rappellent comment on les a reçus.',
      'Le travail a ses coups de feu : [avant, la préparation ; après, on souffle|ce qui se prépare au calme se voit dans l’affluence].',
      'Une grande part de l’accueil ne se voit pas ; [le soin en cuisine et en réserve se sent à table|on la remarque pourtant].',
    ],
    es: [
      'La clientela viene [una hora o una noche|a comer, a descansar o a estar en compañía] y recuerda cómo la trataron.',
      'El trabajo tiene sus puntas: [antes, la preparación; después, un respiro|lo preparado en calma se nota con la sala llena].',
      'Gran parte de la hospitalidad no se ve; [el cuidado en cocina y almacén se nota en la mesa|aun así se nota].',
    ],
  },
  logistics: {
    en: [
      'When goods arrive on time, nobody thinks about how; [that is the compliment of this trade|those who do the work know].',
      'The day is a chain of small handovers, and [each of them has to be right|it holds when each one holds].',
      'Here it counts whether [something is where it should be|people can rely on a time], not how loud the work was.',
    ],
    de: [
      'Kommt die Ware pünktlich an, fragt niemand, wie; [das ist das Lob dieses Berufs|wer die Arbeit macht, weiß es].',
      'Der Tag ist eine Kette kleiner Übergaben, und [jede davon muss stimmen|sie hält, wenn jede hält].',
      'Hier zählt, ob [etwas da ist, wo es sein soll|man sich auf eine Zeit verlassen kann], nicht wie laut gearbeitet wurde.',
    ],
    fr: [
      'Quand la marchandise arrive à l’heure, nul ne demande comment ; [c’est l’éloge de ce métier|ceux qui font le travail le savent].',
      'La journée est une chaîne de petits relais, et [chacun doit être juste|elle tient si chacun tient].',
      'Ici compte [que chaque chose soit à sa place|que l’on puisse se fier à une heure], non le bruit que fait le travail.',
    ],
    es: [
      'Cuando la mercancía llega a tiempo, nadie pregunta cómo; [ese es el elogio de este oficio|lo sabe quien hace el trabajo].',
      'El día es una cadena de pequeños relevos, y [cada uno debe salir bien|aguanta si aguanta cada uno].',
      'Aquí cuenta que [cada cosa esté en su sitio|se pueda confiar en una hora], no el ruido del trabajo.',
    ],
  },
  construction: {
    en: [
      'What is built today is used for decades, so [the hidden details matter as much as the visible ones|it pays to do it properly once].',
      'No site is like the last: [drawings say one thing, walls another|plans meet weather, old walls and other trades].',
      'In the evening one can see what was done, and [that is a good part of the reward|few trades can say so].',
    ],
    de: [
      'Was heute entsteht, wird Jahrzehnte genutzt; [deshalb zählt das Verdeckte so viel wie das Sichtbare|einmal richtig gemacht lohnt sich].',
      'Keine Baustelle gleicht der anderen: [Der Plan sagt das eine, die Wand das andere|Pläne treffen auf Wetter, alte Wände und andere Gewerke].',
      'Am Abend sieht man, was geschafft ist, und [das ist ein guter Teil des Lohns|das können wenige Berufe von sich sagen].',
    ],
    fr: [
      'Ce qui se construit aujourd’hui servira des décennies ; [le caché compte donc autant que le visible|mieux vaut bien faire une fois].',
      'Aucun chantier ne ressemble au précédent : [le plan dit une chose, le mur une autre|les plans rencontrent la météo, le vieux bâti et les autres métiers].',
      'Le soir, on voit ce qui a été fait, et [c’est une belle part de la récompense|peu de métiers peuvent en dire autant].',
    ],
    es: [
      'Lo que se construye hoy se usará décadas; [por eso lo oculto importa tanto como lo visible|compensa hacerlo bien una vez].',
      'Ninguna obra es como la anterior: [el plano dice una cosa y la pared otra|los planos se topan con el tiempo, muros viejos y otros oficios].',
      'Por la tarde se ve lo que se ha hecho, y [eso es buena parte de la recompensa|pocos oficios pueden decirlo].',
    ],
  },
  manufacturing: {
    en: [
      'Good parts are made before the machine starts: [in the setting-up, in the checking|with a clean place and a clear order].',
      'The line shows at once how the day is going, and [everyone at it can change that|small causes have large effects].',
      'People and machines work side by side here; [the machine repeats, the person notices|what the person notices makes the difference].',
    ],
    de: [
      'Gute Teile entstehen, bevor die Maschine läuft: [beim Rüsten und beim Prüfen|an einem sauberen Platz mit klarem Auftrag].',
      'An der Anlage sieht man sofort, wie der Tag läuft, und [alle dort können daran etwas ändern|kleine Ursachen haben große Wirkung].',
      'Mensch und Maschine arbeiten Seite an Seite: [Die Maschine wiederholt, der Mensch bemerkt|Was der Mensch bemerkt, macht den Unterschied].',
    ],
    fr: [
      'Une bonne pièce se fait avant le démarrage : [au réglage et au contrôle|à un poste propre, avec une consigne claire].',
      'La ligne montre tout de suite comment va la journée, et [chacun peut y changer quelque chose|de petites causes ont de grands effets].',
      'L’humain et la machine travaillent côte à côte : [la machine répète, l’humain remarque|ce que l’humain remarque fait la différence].',
    ],
    es: [
      'Una buena pieza se hace antes de arrancar: [en el ajuste y en la comprobación|con el puesto limpio y una orden clara].',
      'La línea enseña enseguida cómo va el día, y [cualquiera en ella puede cambiarlo|causas pequeñas tienen grandes efectos].',
      'Personas y máquinas trabajan codo con codo: [la máquina repite, la persona se da cuenta|lo que nota la persona marca la diferencia].',
    ],
  },
  general: {
    en: [
      'It is work that shows: [others see whether it was done well|people notice when it is missing].',
      'Every day brings a part that is known and a part that is new; [both want to be done properly|order helps with one and curiosity with the other].',
      'A good deal depends on [doing simple things reliably|care with what seems small].',
    ],
    de: [
      'Es ist Arbeit, die man sieht: [Andere merken, ob sie gut gemacht ist|Sie fehlt, wenn sie niemand tut].',
      'Jeder Tag bringt Bekanntes und Neues; [beides will ordentlich gemacht sein|beim einen hilft Ordnung, beim anderen Neugier].',
      'Vieles hängt daran, [Einfaches verlässlich zu tun|auch das scheinbar Kleine ernst zu nehmen].',
    ],
    fr: [
      'C’est un travail qui se voit : [on remarque s’il est bien fait|il manque quand personne ne le fait].',
      'Chaque jour apporte du connu et du nouveau ; [les deux demandent du sérieux|l’ordre aide pour l’un, la curiosité pour l’autre].',
      'Beaucoup tient [à la fiabilité dans les choses simples|au soin de ce qui paraît petit].',
    ],
    es: [
      'Es un trabajo que se ve: [se nota si está bien hecho|falta cuando nadie lo hace].',
      'Cada día trae algo conocido y algo nuevo; [ambas cosas piden seriedad|el orden ayuda con lo uno y la curiosidad con lo otro].',
      'Mucho depende de [hacer con formalidad lo sencillo|cuidar lo que parece pequeño].',
    ],
  },
}
