/** Says why something could not be opened. It is given the error, not the sentence, and so follows the language. */
import { errorText } from './errors.js';
import { useSettings } from './settings.js';

export function Trouble({ error }: { readonly error: unknown }) {
  const { lang, words } = useSettings();
  return (
    <p class="error" role="alert">
      {words.cannotOpen} {errorText(error, lang)}
    </p>
  );
}
