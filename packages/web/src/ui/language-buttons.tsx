import { ENDONYMS, guessLanguage, LANGUAGES } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';

/** The languages, each by its own name; the browser's first. */
export function LanguageButtons({ className }: { readonly className?: string | undefined }) {
  const text = useText();
  const { language, set } = useSettings();
  const likely = guessLanguage(navigator.languages);
  const order = [likely, ...LANGUAGES.filter((id) => id !== likely)];
  return (
    <fieldset className={className}>
      <legend className="spoken">{text.say('home.language')}</legend>
      <Icon name="language" size={20} />
      {order.map((id) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={id === language}
          onClick={() => set({ language: id })}
        >
          {ENDONYMS[id]}
        </button>
      ))}
    </fieldset>
  );
}
