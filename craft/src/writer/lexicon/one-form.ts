/** "Ingeniero/a de datos", "Technicien(ne)", "Entwickler:in", "Technische:r": one form is enough to find a trade. */
export const inOneForm = (title: string): string =>
  title.replace(/(?<=\p{L}{3})(?:\/-?(?:a|e|in|ne|trice|euse)|\((?:a|e|in|ne)\)|[:*_·]-?(?:in|e|ne|r))(?!\p{L})/gu, '')
