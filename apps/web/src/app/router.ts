/** The one door to the router: the package behind it may change its name, the app's imports need not. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useOutletContext,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
