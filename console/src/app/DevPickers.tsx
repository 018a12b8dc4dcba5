import DevPickersPage from '../pages/dev-pickers/DevPickersPage.tsx';
import { PlacesHost } from './PlacesHost.tsx';

/** The page for trying pickers out, with the pages they open. */
export default function DevPickers() {
  return (
    <PlacesHost>
      <DevPickersPage />
    </PlacesHost>
  );
}
